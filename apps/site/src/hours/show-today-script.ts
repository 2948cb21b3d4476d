/*
 * Stands in the pages of locations right behind their hours, as one and the same text: today is the first row from the first paint
 * on, and the rest of the week can be opened before any other script has come.
 */
import { showToday } from './show-today.ts'

for (const hours of document.querySelectorAll<HTMLElement>('[data-hours]')) showToday(hours, new Date())

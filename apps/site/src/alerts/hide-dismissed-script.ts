/*
 * Stands in the page right behind its banners, as one and the same text: banners that were dismissed before take no place from
 * the first paint on. Pages that in-app navigation brings are prepared by followAlerts, before they are shown.
 */
import { hideDismissed } from './hide-dismissed.ts'

hideDismissed(document)

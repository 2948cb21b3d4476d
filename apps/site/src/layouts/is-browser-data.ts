import { browserDataPath } from '@bank/rules/pages/browser-data.ts'
import type { PageData } from '../page-data/page-data.ts'

/** Whether a page is the one that lists what the browser keeps. */
export const isBrowserData = ({ path, language }: Pick<PageData, 'path' | 'language'>): boolean => path === `/${language}${browserDataPath}`

import type { Alert } from '@bank/rules/alert/alert.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageAlerts, readAlerts } from '../../page-data/alerts.ts'
import { AlertBanners } from '../AlertBanners.tsx'

export const storm = { id: 'storm', type: 'urgent', urls: '', description: '<b>Closed today.</b> <a href="/locations/">Open branches</a>' }
export const holiday = { id: 'holiday', type: '', urls: '/en/\n/es/', description: 'Closed on Thursday.' }
export const wires = { id: 'wires', type: 'timeSensitive', urls: '/^\\/en\\/business\\//', description: 'Wires close early.' }

/** The banners of a page as they are built from these alerts, with links of the site as `/en/…`. */
export const builtBanners = (alerts: readonly Alert[], path: string): string => {
  const records = alerts.map(({ id, type, urls, description }) => ({
    id,
    type: (type || undefined) as 'urgent' | undefined,
    urls: urls ?? undefined,
    description: { text: description ?? '' },
  }))
  const read = readAlerts(records as never, ({ text }) => ({
    clean: text ? { text: text.replaceAll('href="/', 'href="/en/') } : undefined,
    leftOut: [],
  }))
  return renderToStaticMarkup(createElement(AlertBanners, { language: 'en', alerts: pageAlerts(read)(path) }))
}

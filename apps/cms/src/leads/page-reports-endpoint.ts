import { recordsAt } from '@bank/content/store/records-at.ts'
import { refuseRequest } from '@bank/content/store/refusals/refuse-request.ts'
import { contentRoles, hasRole } from '@bank/content/store/rights/roles.ts'
import { answersByPage, missingByAddress } from '@bank/leads/page-reports.ts'
import type { Endpoint } from 'payload'
import { textsIn } from '../language/texts-in.ts'
import { askLeads, json, type OpenLeads } from './ask-leads.ts'
import { mostLines, type PageReports, periods } from './page-reports.ts'
import { pageReportsTexts } from './page-reports-texts.ts'

/** Rows of the database that are added up: an answer and a page are one each. */
const mostRows = 100_000

/** Whether pages were useful and which were not found, for everybody who is signed in: nothing of it is about a person. */
export const pageReportsEndpoint = (open: OpenLeads, siteUrl: string): Endpoint => ({
  path: '/page-reports',
  method: 'get',
  handler: async (req) => {
    const texts = textsIn(pageReportsTexts, req.i18n.language)
    if (!req.user) return refuseRequest(texts.refused, 401)
    const days = periods.find((period) => String(period) === req.query['days']) ?? refuseRequest(texts.wrong, 400)
    const [answers, missing] = await askLeads(req, open, texts.down, async (leads) => {
      const [now, options] = [Date.now(), { days, most: mostRows }]
      return [answersByPage(await leads.tallies(now, 'useful', options)), missingByAddress(await leads.tallies(now, 'missing', options))]
    })
    const [useful, unfound] = [answers.slice(0, mostLines), missing.slice(0, mostLines)]
    const named = [...useful, ...unfound.flatMap(({ from }) => from)].map(({ page }) => page)
    const records = hasRole(req.user, ...contentRoles) ? await recordsAt(req, named) : []
    const reports: PageReports = {
      siteUrl,
      useful,
      usefulInAll: answers.length,
      missing: unfound,
      missingInAll: missing.length,
      records: Object.fromEntries(records),
    }
    return json(reports)
  },
})

import { parseArgs } from 'node:util'
import { benchBuilds } from './builds.ts'
import { benchDurability } from './leads-durability.ts'
import { benchLeadsFaults } from './leads-faults.ts'
import { benchLeads } from './leads-rate.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchRoutes } from './routes.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'builds,routes,leads,lighthouse' },
    pages: { type: 'string', default: '100,1000,5000' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    page: { type: 'string' },
    posts: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '200' },
    locked: { type: 'string', default: '30' },
    removals: { type: 'string', default: '20' },
  },
})

const chosen = values.only.split(',')
if (chosen.includes('builds')) await benchBuilds(values.pages.split(',').map(Number))
if (chosen.includes('routes')) await benchRoutes(Number(values.seconds))
if (chosen.includes('leads')) await benchLeads(Number(values.runs), Number(values.seconds))
if (chosen.includes('lighthouse')) await benchLighthouse(Number(values.runs), values.page)
if (chosen.includes('durability')) await benchDurability(Number(values.posts), Number(values.kills))
if (chosen.includes('leads-faults')) await benchLeadsFaults(Number(values.locked), Number(values.removals))
process.exit(0)

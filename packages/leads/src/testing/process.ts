import { openLeads } from '../open-leads.ts'
import { someLead } from './lead.ts'

// A process of its own, as several of them share a database: `node test-process.ts <address> accept|claim`. Prints what it got as JSON.
const [url = '', action] = process.argv.slice(2)
const leads = await openLeads(url, { patience: 60_000 })

const acceptTheSame = () =>
  Promise.all(Array.from({ length: 10 }, () => leads.accept(someLead({ idempotencyKey: 'key', captchaToken: 'same' }))))

const claimAll = async () => {
  const ids: string[] = []
  for (;;) {
    const mails = await leads.claim({ now: 1000, lease: 60_000, most: 2 })
    if (mails.length === 0) return ids
    ids.push(...mails.map(({ id }) => id))
  }
}

console.log(JSON.stringify(await (action === 'claim' ? claimAll() : acceptTheSame())))
await leads.close()

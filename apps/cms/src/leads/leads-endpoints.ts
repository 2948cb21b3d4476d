import { refuseRequest } from '@bank/content/store/refusals/refuse-request.ts'
import { hasRole } from '@bank/content/store/rights/roles.ts'
import { exportCsv } from '@bank/leads/command/export-csv.ts'
import type { LeadFilter, LeadInFull, Leads, Reader } from '@bank/leads/leads.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { textsIn } from '../language/texts-in.ts'
import { askLeads, json, type OpenLeads } from './ask-leads.ts'
import { longestNote, longestSearch } from './lead-limits.ts'
import { type LeadsTexts, leadsTexts } from './leads-texts.ts'

/** Leads on one page of the list. */
const pageSize = 25

const reference = z.string().regex(/^[0-9A-Z-]{1,40}$/)

const filter = z.object({
  form: z.enum(['support', 'heroes', 'homeAssist', 'appointment']).optional(),
  isHandled: z.boolean().optional(),
  words: z.string().max(longestSearch).optional(),
})

const note = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(longestNote)
    .regex(/^[^\0]*$/),
})

const listRequest = filter.extend({ after: z.object({ acceptedAt: z.number().int(), reference }).optional() })

type Call = {
  readonly req: PayloadRequest
  readonly leads: Leads
  readonly reader: Reader
  readonly texts: LeadsTexts
  /** What a body must be; refuses any other. */
  readonly read: <Schema extends z.ZodType>(schema: Schema, refusal?: string) => Promise<z.infer<Schema>>
}

/** A call for those who read leads. */
const endpoint = (method: 'get' | 'post', path: string, open: OpenLeads, run: (call: Call) => Promise<Response>): Endpoint => ({
  path: `/leads${path}`,
  method,
  handler: async (req) => {
    const texts = textsIn(leadsTexts, req.i18n.language)
    if (!req.user || !hasRole(req.user, 'leads', 'administrator')) return refuseRequest(texts.refused, req.user ? 403 : 401)
    const read: Call['read'] = async (schema, refusal = texts.wrong) => {
      const given = schema.safeParse(await req.json?.().catch(() => undefined))
      return given.success ? given.data : (refuseRequest(refusal, 400) as never)
    }
    const reader = { by: String(req.user['email']), now: Date.now() }
    return askLeads(req, open, texts.down, (leads) => run({ req, leads, reader, texts, read }))
  },
})

const referenceIn = ({ req: { routeParams }, texts }: Call): string => {
  const given = reference.safeParse(routeParams?.['reference'])
  return given.success ? given.data : (refuseRequest(texts.unknown, 404) as never)
}

/** One lead as it is now. */
const answerLead = ({ texts }: Call, lead: LeadInFull | undefined): Response => json(lead ?? refuseRequest(texts.unknown, 404))

/** What the log of readers says of an export: which leads, without the words that were looked for. */
const detailOf = ({ form, isHandled, words }: LeadFilter): string =>
  [
    form ? `form ${form}` : 'all forms',
    ...(isHandled === undefined ? [] : [isHandled ? 'handled' : 'open']),
    ...(words ? ['some words'] : []),
  ].join(', ')

/** Bytes of pieces of text, each made when it is wanted. */
const streamOf = (pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}

/** What the admin asks of the leads database: the list, one lead, its state and notes, and all of them as a file. Nothing of it meets the content store. */
export const leadsEndpoints = (open: OpenLeads): Endpoint[] => [
  endpoint('post', '/find', open, async ({ leads, read }) => {
    const { after, ...asked } = await read(listRequest)
    const page = await leads.find(asked, { most: pageSize, after })
    // A first page without another is all there is; looking for words again is spared.
    const isAll = !after && !page.next
    const fitting = isAll ? page.leads.length : await leads.count(asked)
    return json({ ...page, fitting, unhandled: await leads.count({ isHandled: false }) })
  }),
  endpoint('post', '/export', open, async ({ leads, reader, read }) => {
    const asked = await read(filter)
    await leads.noteExport(reader, detailOf(asked))
    const name = `messages-${new Date(reader.now).toISOString().slice(0, 10)}.csv`
    return new Response(streamOf(exportCsv(leads.export(asked))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    })
  }),
  endpoint('get', '/:reference', open, async (call) => answerLead(call, await call.leads.read(referenceIn(call), call.reader))),
  endpoint('post', '/:reference/handled', open, async (call) => {
    const { isHandled } = await call.read(z.object({ isHandled: z.boolean() }))
    return answerLead(call, await call.leads.setHandled(referenceIn(call), isHandled, call.reader))
  }),
  endpoint('post', '/:reference/notes', open, async (call) => {
    const { text } = await call.read(note, call.texts.noteNeeded(longestNote))
    const outcome = await call.leads.addNote(referenceIn(call), text, call.reader)
    return answerLead(call, outcome === 'cleared' ? (refuseRequest(call.texts.noteCleared, 409) as never) : outcome)
  }),
]

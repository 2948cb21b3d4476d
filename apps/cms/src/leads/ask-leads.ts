import { refuseRequest } from '@bank/content/store/refusals/refuse-request.ts'
import { codeOf } from '@bank/leads/error-code.ts'
import type { Leads } from '@bank/leads/leads.ts'
import { APIError, type PayloadRequest } from 'payload'

/** Loads the leads database where it is open already, and tries again where it could not be opened. */
export type OpenLeads = () => Promise<Leads>

const kindOf = (error: unknown): unknown => codeOf(error) ?? (error instanceof Error ? error.name : typeof error)

/** An answer that is nobody else's to keep. */
export const json = (value: unknown): Response => Response.json(value, { headers: { 'cache-control': 'no-store' } })

/** Asks the leads database. What it cannot do is said as `down` and logged by its code: its messages may hold what a visitor wrote. */
export const askLeads = async <Answer>(
  req: PayloadRequest,
  open: OpenLeads,
  down: string,
  ask: (leads: Leads) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask(await open())
  } catch (error) {
    if (error instanceof APIError) throw error
    req.payload.logger.error({ code: kindOf(error), msg: 'the leads database does not answer the admin' })
    return refuseRequest(down, 503)
  }
}

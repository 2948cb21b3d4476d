import { allowedLinkProblem, bankingAddressCheck, bankingAddressFields } from '@bank/model/banking-hosts.ts'
import type { Problem } from './problem.ts'

type Finding = Pick<Problem, 'field' | 'value' | 'message'>

const addressFindings = (settings: Readonly<Record<string, unknown>>, hosts: readonly string[]): readonly Finding[] =>
  bankingAddressFields.flatMap((field) => {
    const value = settings[field]
    if (value === undefined || value === null || value === '') return []
    const message = typeof value === 'string' ? bankingAddressCheck(hosts)(value) : 'must be one address'
    return message ? [{ field: [field], value, message }] : []
  })

/** The entries of an allow-list for log-ins and applications that leave the hosts of the deployment, all of them (decision 0019). */
export const allowListFindings = (allowList: unknown, hosts: readonly string[]): readonly Finding[] =>
  (Array.isArray(allowList) ? allowList : []).flatMap((entry, row) => {
    const message = allowedLinkProblem(entry, hosts)
    return message ? [{ field: ['allowList', row, 'url'], value: entry.url, message }] : []
  })

/**
 * The addresses of a settings record that leave the hosts of the deployment, all of them (decision 0019). Fields that are not filled in are
 * left to the model.
 */
export const bankingAddressProblems = (
  settings: Readonly<Record<string, unknown>>,
  hosts: readonly string[],
  where: Pick<Problem, 'source' | 'record'>,
): readonly Problem[] =>
  [...addressFindings(settings, hosts), ...allowListFindings(settings['allowList'], hosts)].map((finding) => ({ ...where, ...finding }))

import { parseArgs } from 'node:util'
import type { ClosureWords } from '@bank/content/closures/closure-alert.ts'
import type { Asked } from '@bank/content/closures/select-branches.ts'
import { UsageError } from '@bank/content/store/commands/usage-error.ts'

const usage = `npm run closures -- close    --state LA | --county "Jefferson, LA" | --branches one,another   --reason "…" --by "name"
                            [--reason-es "…"] [--message-en "…" --message-es "…"] [--atm]
npm run closures -- reopen   one another … --by "name"
npm run closures -- list
npm run closures -- rehearse   with what close takes: does it on a copy and reports`

export type CloseArguments = { readonly asked: Asked; readonly words: ClosureWords; readonly atm: boolean; readonly by: string }

export type ClosuresCommand =
  | ({ readonly kind: 'close' | 'rehearse' } & CloseArguments)
  | { readonly kind: 'reopen'; readonly slugs: readonly string[]; readonly by: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'help'; readonly usage: string }

const options = {
  state: { type: 'string', multiple: true },
  county: { type: 'string', multiple: true },
  branches: { type: 'string', multiple: true },
  reason: { type: 'string' },
  'reason-es': { type: 'string' },
  'message-en': { type: 'string' },
  'message-es': { type: 'string' },
  by: { type: 'string' },
  atm: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

const list = (given: readonly string[] = []): readonly string[] =>
  given.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean)

const filled = (text: string | undefined): string => (text ?? '').trim()

/** Reads the arguments of `npm run closures`. Throws a `UsageError` with everything that is wrong with them. */
export const readArguments = (args: readonly string[]): ClosuresCommand => {
  const { values, positionals } = parsed(args)
  const [kind, ...rest] = positionals
  if (values.help) return { kind: 'help', usage }
  const by = filled(values.by)
  const whose = by ? [] : ['Say who does it: --by "name". It is kept in the log.']
  const refuse = (problems: readonly string[]): void => {
    if (problems.length > 0) throw new UsageError(`${problems.join('\n')}\n\n${usage}`)
  }
  const given = Object.keys(values).map((name) => `--${name}`)
  const meaningless = (words: readonly string[]) => (words.length === 0 ? [] : [`${words.join(' ')} means nothing here.`])
  switch (kind) {
    case 'list':
      refuse(meaningless([...given, ...rest]))
      return { kind }
    case 'reopen':
      refuse([...whose, ...meaningless(given.filter((name) => name !== '--by'))])
      return { kind, slugs: list(rest), by }
    case 'close':
    case 'rehearse': {
      const reason = { en: filled(values.reason), ...(values['reason-es'] && { es: filled(values['reason-es']) }) }
      const message = { en: filled(values['message-en']), es: filled(values['message-es']) }
      refuse([
        ...whose,
        ...(reason.en ? [] : ['Say why: --reason "Hurricane Odette". Visitors read it.']),
        ...((message.en === '') === (message.es === '') ? [] : ['Give the message in both languages: --message-en and --message-es.']),
        ...(rest.length === 0 ? [] : [`${rest.join(' ')} means nothing here; branches are named by --branches one,another.`]),
      ])
      const asked = { states: list(values.state), counties: values.county ?? [], slugs: list(values.branches) }
      return { kind, asked, words: { reason, ...(message.en && { alertText: message }) }, atm: values.atm ?? false, by }
    }
    default:
      throw new UsageError(`${kind ? `There is no ${kind}.` : 'Say what to do.'}\n\n${usage}`)
  }
}

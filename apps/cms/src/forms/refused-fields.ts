import type { ServerFunctionClient } from 'payload'

type Refused = { readonly message: string; readonly value: unknown }

/** What the last save was refused for, by field. */
export type LastRefusal = { fields: ReadonlyMap<string, Refused> }

type Answer = {
  readonly errors?: readonly { readonly data?: { readonly errors?: readonly { readonly path?: string; readonly message?: string }[] } }[]
}

const objectOf = (text: unknown): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(String(text)))
  } catch {
    return {}
  }
}

/** The fields for which an answer refuses a form, each with the value that was sent; none where nothing was refused. */
export const refusedIn = (answer: string | undefined, form: FormData): LastRefusal['fields'] => {
  const sent = objectOf(form.get('_payload'))
  const { errors = [] } = objectOf(answer) as Answer
  return new Map(
    errors
      .flatMap(({ data }) => data?.errors ?? [])
      .flatMap(({ path, message }) => (path && message ? [[path, { message, value: sent[path] }] as const] : [])),
  )
}

type Field = { readonly value?: unknown; readonly valid?: boolean }
type FormState = Readonly<Record<string, Field>>

/**
 * Calls the admin's server, which knows nothing of what the store refuses in passwords when it is asked for the state of an account's form: that stays
 * beside its field as long as the field holds what was refused.
 */
export const callKeepingFields =
  (call: ServerFunctionClient, last: LastRefusal): ServerFunctionClient =>
  async (asked) => {
    const answer = (await call(asked)) as { readonly state?: FormState } | undefined
    if (asked.name !== 'form-state' || asked.args['collectionSlug'] !== 'users' || !answer?.state) return answer
    const before = (asked.args['formState'] ?? {}) as FormState
    const kept = [...last.fields].filter(
      ([path, { value }]) => answer.state?.[path] && answer.state[path].valid !== false && before[path]?.value === value,
    )
    const fields = kept.map(([path, { message }]) => [path, { ...answer.state?.[path], valid: false, errorMessage: message }])
    return { ...answer, state: { ...answer.state, ...Object.fromEntries(fields) } }
  }

import type { ServerFunctionClient } from 'payload'

type Row = { readonly collapsed?: boolean; readonly addedByServer?: boolean }
type Field = { readonly rows?: readonly Row[] }
type FormState = Readonly<Record<string, Field>>

const withRows = (state: FormState, change: (row: Row) => Row): FormState =>
  Object.fromEntries(Object.entries(state).map(([path, field]) => [path, field.rows ? { ...field, rows: field.rows.map(change) } : field]))

/** A row without a mark stands open. */
const marked = (row: Row): Row => ({ ...row, collapsed: row.collapsed ?? false })

const unmarked = (row: Row): Row => {
  if (row.addedByServer) return row
  const { collapsed: _, ...others } = row
  return others
}

/**
 * Calls the admin's server, which closes rows of a form that it is told nothing of: it is told that rows without a mark are open, such as one that was
 * added just now, and its answer closes no row that the form holds.
 */
export const callWithRowsAsShown =
  (call: ServerFunctionClient): ServerFunctionClient =>
  async (asked) => {
    const formState = asked.args['formState'] as FormState | undefined
    if (asked.name !== 'form-state' || !formState) return call(asked)
    const answer = (await call({ ...asked, args: { ...asked.args, formState: withRows(formState, marked) } })) as { state?: FormState }
    return answer?.state ? { ...answer, state: withRows(answer.state, unmarked) } : answer
  }

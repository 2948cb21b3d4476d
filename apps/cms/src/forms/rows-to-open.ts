import type { FormState, Row } from 'payload'

type State = Readonly<Record<string, Pick<FormState[string], 'valid' | 'rows'>>>

/** Paths of the fields of a form whose words are faulty. */
export const faultyFields = (state: State): readonly string[] =>
  Object.entries(state).flatMap(([path, { valid }]) => (valid === false ? [path] : []))

/** The lists of a form in which closed rows hold some of these fields, each with all its rows as they are once those are open. */
export const rowsToOpen = (state: State, faulty: readonly string[]): readonly { readonly path: string; readonly rows: Row[] }[] =>
  Object.entries(state).flatMap(([path, { rows = [] }]) => {
    const holdsFault = (index: number) => faulty.some((each) => each.startsWith(`${path}.${index}.`))
    const opens = rows.map((row, index) => row.collapsed === true && holdsFault(index))
    return opens.includes(true) ? [{ path, rows: rows.map((row, index) => (opens[index] ? { ...row, collapsed: false } : row)) }] : []
  })

import type { PayloadRequest } from 'payload'

/** Whether a request saves a draft beside what is public; kept in its context, because later hooks are not told. */
export const savesDraft = 'savesDraft'

const saving = new Set(['create', 'update', 'restoreVersion'])

type Operation = { readonly args?: unknown; readonly operation: string; readonly req: PayloadRequest }

/** Saves answer with the whole record: the history is written from the answer, and whoever saves could leave out of it what was changed. */
export const answerWhole = ({ args, operation, req }: Operation): undefined => {
  if (!req.user || !saving.has(operation) || !args) return
  req.fallbackLocale = null
  Object.assign(args, { select: undefined, populate: undefined, depth: 0 })
}

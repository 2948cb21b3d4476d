import type { ServerFunctionClient } from 'payload'

/** Whether the last save was refused, and its form has not asked for its faults since. */
export type LastSave = { isRefused: boolean }

/**
 * Calls the admin's server. A form that learns of its refusal while an older question for its state is on the way would take the faults off its
 * fields with that answer, which leaves them out: the question is asked again with them.
 */
export const callKeepingRefusal =
  (call: ServerFunctionClient, lastSave: LastSave): ServerFunctionClient =>
  async (asked) => {
    const answer = await call(asked)
    if (asked.name !== 'form-state' || !lastSave.isRefused) return answer
    lastSave.isRefused = false
    return asked.args['skipValidation'] === true ? call({ ...asked, args: { ...asked.args, skipValidation: false } }) : answer
  }

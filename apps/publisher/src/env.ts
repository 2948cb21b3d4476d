import { z } from 'zod'

const schema = z.object({
  /** Where the publisher listens on this machine, for commands and previews; 0 is any free port. */
  PUBLISHER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
})

/** Reads the settings of the publisher. Throws with what is wrong. */
export const readPublisherEnv = (environment: Readonly<Record<string, string | undefined>>): { readonly port: number } => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return { port: result.data.PUBLISHER_PORT }
  throw new Error(`The environment of the publisher is not right:\n${z.prettifyError(result.error)}`)
}

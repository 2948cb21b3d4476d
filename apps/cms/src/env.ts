import { z } from 'zod'

/** Where the admin listens, and the addresses that editors open it at. */
export type AdminEnvironment = {
  readonly port: number
  /** Address of the admin for editors, behind a proxy that speaks TLS. Absent: this machine alone. */
  readonly url: string | undefined
  /** Pages of these origins alone may act for an editor who is signed in. */
  readonly origins: readonly string[]
}

const schema = z.object({
  CMS_PORT: z.coerce.number().int().min(1).max(65_535).default(8090),
  CMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === '/', 'must be an origin such as https://cms.example.com, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
})

/** Reads CMS_PORT and CMS_URL. Throws with every wrong variable and its rule. */
export const readAdminEnvironment = (source: Readonly<Record<string, string | undefined>>): AdminEnvironment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error(`The environment of the admin is not right:\n${z.prettifyError(parsed.error)}`)
  const { CMS_PORT: port, CMS_URL: url } = parsed.data
  return { port, url, origins: url ? [url] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`] }
}

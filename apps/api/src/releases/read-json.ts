import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Reads a JSON file of a shape. Throws with the path and everything that is not right. */
export const readJson = async <S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S>> => {
  const result = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.data
  throw new Error(`${path} is not right: ${z.prettifyError(result.error)}`)
}

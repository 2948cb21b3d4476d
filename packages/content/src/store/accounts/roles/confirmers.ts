import type { PayloadRequest } from 'payload'
import { everybodyWith } from '../../../reviews/news/people.ts'

type Asked = { readonly id: unknown; readonly askedBy?: unknown }

/** Ids of the administrators who may confirm the roles that wait on an account: neither who asked for them nor its own person. */
export const confirmersOf = async (req: PayloadRequest, { id, askedBy }: Asked): Promise<readonly string[]> =>
  (await everybodyWith(req, ['administrator'])).filter((each) => each !== askedBy && each !== String(id))

import type { Payload, PayloadRequest, Where } from 'payload'
import { factorsSlug } from './factors-collection.ts'
import { recoveryHash } from './recovery-codes.ts'
import { counterOf, newSecret } from './totp.ts'

type Id = string | number

export type Factor = {
  readonly id: Id
  readonly account: string
  readonly secret: string
  readonly counter: number
  readonly recovery?: string | null
  readonly wrongCodes: number
  readonly since?: string | null
}

type Store = Pick<Payload, 'db' | 'encrypt' | 'decrypt'>

/** What a right code uses up: a counter, or a recovery code by what is left without it. */
export type Proof = { readonly factor: Factor; readonly counter: number } | { readonly factor: Factor; readonly left: string }

export const findFactor = ({ db }: Pick<Store, 'db'>, account: Id): Promise<Factor | null> =>
  db.findOne<Factor>({ collection: factorsSlug, where: { account: { equals: String(account) } } })

const splitHashes = (recovery: Factor['recovery']): readonly string[] => (recovery ?? '').split(' ').filter(Boolean)

/** How many recovery codes an account has left. */
export const codesLeft = (factor: Factor): number => splitHashes(factor.recovery).length

/** What a code of an app, or a recovery code, proves; nothing when it is wrong or was used. */
export const proofOf = (store: Store, factor: Factor, code: string, now: number): Proof | undefined => {
  const counter = counterOf(code, store.decrypt(factor.secret), { after: factor.counter, now })
  if (counter !== undefined) return { factor, counter }
  const [hash, all] = [recoveryHash(code), splitHashes(factor.recovery)]
  return factor.since && all.includes(hash) ? { factor, left: all.filter((each) => each !== hash).join(' ') } : undefined
}

/** Uses a code up. False when somebody else has just used the same one. */
export const spend = async ({ db }: Pick<Store, 'db'>, proof: Proof, req?: PayloadRequest): Promise<boolean> => {
  const { id, recovery } = proof.factor
  const unused: Where = 'counter' in proof ? { counter: { less_than: proof.counter } } : { recovery: { equals: recovery } }
  const data = { wrongCodes: 0, ...('counter' in proof ? { counter: proof.counter } : { recovery: proof.left }) }
  const where: Where = { and: [{ id: { equals: id } }, unused] }
  return Boolean(await db.updateOne({ collection: factorsSlug, where, data, options: { atomic: true }, ...(req && { req }) }))
}

/** Begins anew for an account: a secret that counts once its first code was right. Gives the secret. */
export const startFactor = async (store: Store, account: Id): Promise<string> => {
  const secret = newSecret()
  const data = { account: String(account), secret: store.encrypt(secret), counter: 0, recovery: '', wrongCodes: 0, since: null }
  const before = await findFactor(store, account)
  if (before) await store.db.updateOne({ collection: factorsSlug, id: before.id, data })
  else await store.db.create({ collection: factorsSlug, data })
  return secret
}

export const changeFactor = ({ db }: Pick<Store, 'db'>, factor: Factor, data: Partial<Factor>) =>
  db.updateOne({ collection: factorsSlug, id: factor.id, data })

export const removeFactor = ({ db }: Pick<Store, 'db'>, account: Id, req?: PayloadRequest): Promise<unknown> =>
  db.deleteMany({ collection: factorsSlug, where: { account: { equals: String(account) } }, ...(req && { req }) })

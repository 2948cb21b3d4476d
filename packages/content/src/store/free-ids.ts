import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload'

/** The database would refuse an id that is taken without saying which field it was. */
const refuseTakenId: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  const { id } = data as { readonly id?: unknown }
  if (operation !== 'create' || typeof id !== 'string') return
  const taken = await req.payload.db.findOne({ collection: collection.slug, where: { id: { equals: id } }, req })
  if (!taken) return
  const message = `The id ${id} is taken already; choose another.`
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'id', message }], req }, req.t)
}

/** Records whose id people choose refuse one that is taken, and name the field. */
export const withFreeIds = (config: CollectionConfig): CollectionConfig =>
  config.fields.some((field) => 'name' in field && field.name === 'id')
    ? { ...config, hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), refuseTakenId] } }
    : config

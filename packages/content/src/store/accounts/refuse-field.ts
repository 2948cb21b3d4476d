import { type PayloadRequest, ValidationError } from 'payload'
import { labelIn } from '../labels/label-in.ts'

type InBoth = { readonly en: string; readonly es: string }
type Field = { readonly name: string; readonly label: InBoth }

/** Refuses a save of an account for one field, in the language of whoever asks: beside the field, and as a whole, since the admin may have closed the field. */
export const refuseField = (req: PayloadRequest, collection: string, { name, label }: Field, why: InBoth): never => {
  const message = labelIn(why, req.i18n.language)
  throw Object.assign(new ValidationError({ collection, errors: [{ label, message, path: name }], req }, req.t), { message })
}

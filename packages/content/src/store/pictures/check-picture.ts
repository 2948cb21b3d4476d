import { extname } from 'node:path'
import { pixelProblem } from '@bank/model/collections/media.ts'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { refuseSave } from '../refusals/refuse-save.ts'
import { beginsAsPicture } from './begins-as-picture.ts'
import { keptName } from './kept-name.ts'
import { endingOf, isOfType } from './picture-ending.ts'

type File = { readonly data: Buffer; readonly name: string }

const unreadable = (): never =>
  refuseSave('This file can’t be read as a picture to its end: it is broken or was cut. Choose an intact one.', 400)

/** Refuses a name that does not say of what kind the picture is: files are served by their names. */
const checkName = (name: string, format: string): void => {
  const [ending, right] = [extname(name).toLowerCase(), endingOf(format)]
  if (!right) unreadable()
  if (!isOfType(ending, format)) refuseSave(`The name ${name} does not say what kind of picture this is: it must end with ${right}.`, 400)
}

const headOf = (data: Buffer) => sharp(data, { limitInputPixels: false }).metadata().catch(unreadable)

type Operation = { readonly req: PayloadRequest; readonly operation: string }

/** Refuses an upload that is no picture of a kind that is allowed, by how it begins and in words: the store would name its type alone. Gives it a name that can be kept. */
export const checkKind = async ({ req, operation }: Operation): Promise<undefined> => {
  if (!req.user || !req.file || (operation !== 'create' && operation !== 'update')) return
  const { data, name } = req.file
  if (!beginsAsPicture(data))
    refuseSave(`${name} is not a JPEG, PNG or WebP picture. Save it as one of these kinds, and choose that file.`, 400)
  const { format } = await headOf(data)
  req.file.name = keptName(name, format)
}

/**
 * Refuses an upload whose name is of another kind than its bytes, that would decode to more pixels than one may cost, or that can't be decoded to its
 * end. The size is looked at first, in the head alone; decoding keeps a few rows at a time.
 */
export const checkPicture = async ({ data, name }: File): Promise<void> => {
  const { width, height, format } = await headOf(data)
  checkName(name, format)
  const problem = pixelProblem({ width, height })
  if (problem) refuseSave(`The picture ${problem}.`, 400)
  await sharp(data).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer().catch(unreadable)
}

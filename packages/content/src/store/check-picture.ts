import { basename, extname } from 'node:path'
import { pixelProblem } from '@bank/model/collections/media.ts'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { pictureTypes } from './picture.ts'
import { refuseSave } from './refuse-save.ts'

type File = { readonly data: Buffer; readonly name: string }

const unreadable = (): never =>
  refuseSave('This file can’t be read as a picture to its end: it is broken or was cut. Choose an intact one.', 400)

const isOfType = (ending: string, format: string): boolean => pictureTypes[ending] === `image/${format}`

const endingOf = (format: string): string | undefined => Object.keys(pictureTypes).find((each) => isOfType(each, format))

/** Refuses a name that does not say of what kind the picture is: files are served by their names. */
const checkName = (name: string, format: string): void => {
  const [ending, right] = [extname(name).toLowerCase(), endingOf(format)]
  if (!right) unreadable()
  if (!isOfType(ending, format)) refuseSave(`The name ${name} does not say what kind of picture this is: it must end with ${right}.`, 400)
}

const headOf = (data: Buffer) => sharp(data, { limitInputPixels: false }).metadata().catch(unreadable)

const startsWith = (data: Buffer, bytes: string, at = 0): boolean => data.subarray(at).toString('latin1', 0, bytes.length) === bytes

/** A PNG of several pictures, which the store takes for a kind of its own. */
const isAnimatedPng = (data: Buffer): boolean => data.subarray(0, Math.max(0, data.indexOf('IDAT'))).includes('acTL')

/** Whether a file begins as pictures of the kinds that are allowed do. */
const beginsAsPicture = (data: Buffer): boolean =>
  startsWith(data, '\xff\xd8\xff') ||
  (startsWith(data, '\x89PNG\r\n\x1a\n') && !isAnimatedPng(data)) ||
  (startsWith(data, 'RIFF') && startsWith(data, 'WEBP', 8))

type Operation = { readonly req: PayloadRequest; readonly operation: string }

/** Names that are devices on some machines; the store would leave nothing of them but the ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Bytes of a name before its ending: file systems keep 255, and the store may add a number. */
const longestName = 200

/** Characters of a name that arrive; what is longer has lost its ending. */
const cutAt = 255

/** The name that a picture is kept by: short enough, and with something before its ending. @internal Tested alone. */
export const keptName = (name: string, format: string): string => {
  const ending = name.length < cutAt ? extname(name) : (endingOf(format) ?? '')
  const base = basename(name, ending)
    .replaceAll(/[?<>:*|"\p{Cc}]/gu, '')
    .replace(/^\.+|[. ]+$/g, '')
  const start = Buffer.from(base)
    .subarray(0, longestName)
    .toString()
    .replace(/\uFFFD+$/, '')
  return `${start === '' ? 'picture' : start.replace(device, 'picture-$&')}${ending}`
}

/** Refuses an upload that is no picture of a kind that is allowed, by how it begins and in words: the store would name its type alone. Gives it a name that can be kept. */
export const checkKind = async ({ req, operation }: Operation): Promise<undefined> => {
  if (!req.user || !req.file || (operation !== 'create' && operation !== 'update')) return
  const { data, name } = req.file
  if (!beginsAsPicture(data))
    refuseSave(`${name} is not a JPEG, PNG or WebP picture: save it as one of these kinds, and choose that file.`, 400)
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

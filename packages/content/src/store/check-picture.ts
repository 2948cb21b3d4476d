import { extname } from 'node:path'
import { pixelProblem } from '@bank/model/collections/media.ts'
import sharp from 'sharp'
import { pictureTypes } from './picture.ts'
import { refuseSave } from './refuse-save.ts'

type File = { readonly data: Buffer; readonly name: string }

const unreadable = (): never =>
  refuseSave('This file can’t be read as a picture to its end: it is broken or was cut. Choose an intact one.', 400)

const isOfType = (ending: string, format: string): boolean => pictureTypes[ending] === `image/${format}`

/** Refuses a name that does not say of what kind the picture is: files are served by their names. */
const checkName = (name: string, format: string): void => {
  const [ending, right] = [extname(name).toLowerCase(), Object.keys(pictureTypes).find((each) => isOfType(each, format))]
  if (!right) unreadable()
  if (!isOfType(ending, format)) refuseSave(`The name ${name} does not say what kind of picture this is: it must end with ${right}.`, 400)
}

/**
 * Refuses an upload whose name is of another kind than its bytes, that would decode to more pixels than one may cost, or that can't be decoded to its
 * end. The size is looked at first, in the head alone; decoding keeps a few rows at a time.
 */
export const checkPicture = async ({ data, name }: File): Promise<void> => {
  const { width, height, format } = await sharp(data, { limitInputPixels: false }).metadata().catch(unreadable)
  checkName(name, format)
  const problem = pixelProblem({ width, height })
  if (problem) refuseSave(`The picture ${problem}.`, 400)
  await sharp(data).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer().catch(unreadable)
}

import { pictureTypes } from './picture.ts'

/** Whether files of a picture's format have this ending. */
export const isOfType = (ending: string, format: string): boolean => pictureTypes[ending] === `image/${format}`

/** The ending of files of a picture's format, where that is allowed. */
export const endingOf = (format: string): string | undefined => Object.keys(pictureTypes).find((each) => isOfType(each, format))

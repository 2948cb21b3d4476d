import type { PayloadRequest } from 'payload'
import { refuseSave } from '../refusals/refuse-save.ts'

type Values = Readonly<Record<string, unknown>>

type Operation = { readonly req: PayloadRequest; readonly operation: string; readonly args?: unknown }

/** What the store measures of a file itself. */
const measured = new Set(['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sourceHash'])

const isPercent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0 && value <= 100)

/** A point of interest that the admin's form moves: it stands in the address, as text. */
const movedPoint = ({ query }: PayloadRequest): Values => {
  const { focalPoint } = (query['uploadEdits'] ?? {}) as { readonly focalPoint?: { readonly x?: unknown; readonly y?: unknown } }
  const asNumber = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)
  return { x: asNumber(focalPoint?.x), y: asNumber(focalPoint?.y) }
}

/**
 * Leaves what is measured of a picture's file to the file, whatever a request says of it, since the admin's form sends all of it back; refuses (400) a
 * point of interest that is outside of the picture.
 */
export const measuredAlone = ({ req, operation, args }: Operation): undefined => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const { data = {} } = args as { readonly data?: Values }
  const { x, y } = movedPoint(req)
  const outside = Object.entries({ focalX: data['focalX'], focalY: data['focalY'], x, y }).flatMap(([name, value]) =>
    isPercent(value) ? [] : [name],
  )
  if (outside.length > 0) refuseSave(`The point of interest ${outside.join(', ')} must be 0 to 100 percent of the picture.`, 400)
  Object.assign(args as object, { data: Object.fromEntries(Object.entries(data).filter(([name]) => !measured.has(name))) })
}

export type Encoding = 'br' | 'gzip'

/** Best first: brotli is the smaller of the two. */
const preferred: readonly Encoding[] = ['br', 'gzip']

const weights = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      const weight = quality === undefined ? 1 : Number(quality.slice(2))
      return [name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0] as const
    }),
  )

/**
 * Which of the available compressed copies to send for an `Accept-Encoding` header; nothing for the plain file. The
 * highest weight wins, brotli before gzip when equal; the plain file only when it is weighted above both.
 */
export const negotiateEncoding = (header: string | undefined, available: readonly Encoding[]): Encoding | undefined => {
  if (header === undefined) return undefined
  const weight = weights(header)
  const of = (name: string) => weight.get(name) ?? weight.get('*') ?? 0
  const best = preferred.filter((name) => available.includes(name)).sort((a, b) => of(b) - of(a))[0]
  if (best === undefined || of(best) === 0) return undefined
  return of(best) >= (weight.get('identity') ?? 0) ? best : undefined
}

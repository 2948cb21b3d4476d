type Props = { readonly rows: readonly (readonly boolean[])[]; readonly label: string }

/** A QR code, drawn here: no other host ever sees what it holds. */
export const QrPicture = ({ rows, label }: Props) => {
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={label} width="220" height="220" viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Facts for search engines, as JSON that cannot end its element. */
export const StructuredData = ({ of }: { of: Readonly<Record<string, unknown>> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every character escaped that could end the element
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }} />
)

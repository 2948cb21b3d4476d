/** A sentence with its `{name}` places filled in. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

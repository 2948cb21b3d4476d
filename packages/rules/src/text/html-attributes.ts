import { escapeText, type Markup } from './html.ts'

/** Attributes by their names; those without a value are left out. */
export const attributes = (values: Readonly<Record<string, string | undefined>>): Markup => ({
  markup: Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeText(value)}"`))
    .join(''),
})

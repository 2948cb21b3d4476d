import { defaultLanguage, type Language } from '../language.ts'
import { recordLanguage } from './record-language.ts'

type Product = { readonly id: string; readonly Sector?: string | null | undefined }

export type ProductChoice = {
  readonly language: Language
  /** Ids of the products of the chosen category; any product when absent. */
  readonly category?: readonly string[] | undefined
  /** Any sector when absent or empty. */
  readonly sector?: string | null | undefined
}

/**
 * The products that match language, category and sector, in content order (BLK-44). A Spanish list that would be empty shows the
 * English products (D-BLK-5).
 */
export const chooseProducts = <P extends Product>(products: readonly P[], { language, category, sector }: ProductChoice): readonly P[] => {
  const fitting = products.filter(({ id, Sector }) => (category === undefined || category.includes(id)) && (!sector || Sector === sector))
  const own = fitting.filter(({ id }) => recordLanguage(id) === language)
  return own.length > 0 ? own : fitting.filter(({ id }) => recordLanguage(id) === defaultLanguage)
}

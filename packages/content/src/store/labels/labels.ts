import { type Block, type CollectionConfig, type Field, formatLabels, type GlobalConfig, type Option, toWords } from 'payload'
import { byTemplates } from '../../spanish/by-templates.ts'
import { spanishBlocks } from './spanish-blocks.ts'
import { spanishFields } from './spanish-fields.ts'
import { spanishHelp } from './spanish-help.ts'
import { spanishOptions } from './spanish-options.ts'

type Label = { readonly singular: string; readonly plural: string }

const spanish: Readonly<Record<string, Label>> = {
  posts: { singular: 'Artículo', plural: 'Artículos' },
  releases: { singular: 'Comunicado de prensa', plural: 'Comunicados de prensa' },
  reports: { singular: 'Informe', plural: 'Informes' },
  events: { singular: 'Evento', plural: 'Eventos' },
  stories: { singular: 'Historia', plural: 'Historias' },
  portfolios: { singular: 'Proyecto', plural: 'Proyectos' },
  trainings: { singular: 'Formación', plural: 'Formaciones' },
  'service-posts': { singular: 'Artículo de servicio', plural: 'Artículos de servicio' },
  'info-cards': { singular: 'Ficha informativa', plural: 'Fichas informativas' },
  'service-card-sets': { singular: 'Grupo de fichas de servicio', plural: 'Grupos de fichas de servicio' },
  'smart-tag-cards': { singular: 'Ficha con etiqueta', plural: 'Fichas con etiqueta' },
  'deposit-rates': { singular: 'Tasa de depósito', plural: 'Tasas de depósito' },
  locations: { singular: 'Sucursal o cajero', plural: 'Sucursales y cajeros' },
  menus: { singular: 'Menú', plural: 'Menús' },
  alerts: { singular: 'Aviso', plural: 'Avisos' },
  regions: { singular: 'Región', plural: 'Regiones' },
  audiences: { singular: 'Público', plural: 'Públicos' },
  categories: { singular: 'Categoría', plural: 'Categorías' },
  pages: { singular: 'Página', plural: 'Páginas' },
  blocks: { singular: 'Bloque', plural: 'Bloques' },
  staff: { singular: 'Persona del equipo', plural: 'Equipo' },
  'staff-regions': { singular: 'Región del equipo', plural: 'Regiones del equipo' },
  products: { singular: 'Producto', plural: 'Productos' },
  'product-categories': { singular: 'Categoría de productos', plural: 'Categorías de productos' },
  'faq-categories': { singular: 'Tema de preguntas', plural: 'Temas de preguntas' },
  'faq-questions': { singular: 'Pregunta frecuente', plural: 'Preguntas frecuentes' },
  'search-words': { singular: 'Palabras de búsqueda', plural: 'Palabras de búsqueda' },
  media: { singular: 'Imagen', plural: 'Imágenes' },
  'closure-log': { singular: 'Cierre', plural: 'Cierres' },
  history: { singular: 'Cambio', plural: 'Historial' },
  reviews: { singular: 'Revisión', plural: 'Revisiones' },
  'preview-links': { singular: 'Enlace de vista previa', plural: 'Enlaces de vista previa' },
}

const spanishGroups: Readonly<Record<string, string>> = {
  Pages: 'Páginas',
  Visitors: 'Visitantes',
  'People and places': 'Personas y lugares',
  Products: 'Productos',
  Records: 'Registros',
  Administration: 'Administración',
}

/** What the site settings are called. */
export const settingsLabel = { en: 'Site settings', es: 'Ajustes del sitio' } as const

/** A label of the store's configuration in a language of the admin. */
export const labelIn = (label: unknown, language: string): string => {
  if (typeof label !== 'object' || label === null) return String(label)
  const { en, es } = label as { readonly en?: string; readonly es?: string }
  return (language === 'es' ? es : en) ?? en ?? ''
}

const both = (en: unknown, es: string | undefined) => (typeof en === 'string' && es !== undefined ? { en, es } : (en as string))

const helpInSpanish = byTemplates(spanishHelp)

type Described = { readonly group?: unknown; readonly description?: unknown }

/** Group in the menu and help, where there are any. */
const inAdmin = <Admin extends Described>(admin: Admin): Admin => ({
  ...admin,
  ...(typeof admin.group === 'string' && { group: both(admin.group, spanishGroups[admin.group]) }),
  ...(typeof admin.description === 'string' && { description: both(admin.description, helpInSpanish(admin.description)) }),
})

const withOptionLabel = (option: Option): Option => {
  const { label, value } = typeof option === 'string' ? { label: option, value: option } : option
  return { value, label: typeof label === 'string' ? both(label, spanishOptions[label]) : label }
}

const withBlockLabels = (block: Block): Block => {
  const spanish = spanishBlocks[block.slug]
  const { singular = toWords(block.slug), plural = singular } = block.labels ?? {}
  return { ...block, labels: { singular: both(singular, spanish), plural: both(plural, spanish) }, fields: withFieldLabels(block.fields) }
}

const withFieldLabel = (field: Field): Field => {
  const within = {
    ...(field.admin && { admin: inAdmin(field.admin as Described) }),
    ...('options' in field && { options: field.options.map(withOptionLabel) }),
    ...('fields' in field && { fields: withFieldLabels(field.fields) }),
    ...('blocks' in field && { blocks: field.blocks.map(withBlockLabels) }),
  }
  if (!('name' in field) || field.type === 'ui' || field.name === undefined) return { ...field, ...within } as Field
  const spanish = spanishFields[field.name]
  const [row, all] = typeof spanish === 'object' ? spanish : [spanish, spanish]
  const english = 'label' in field && field.label !== undefined ? field.label : toWords(field.name)
  const named = formatLabels(field.name)
  const rows = field.type === 'array' && { labels: { singular: both(named.singular, row), plural: both(named.plural, all) } }
  return { ...field, ...within, ...rows, label: both(english, all) } as Field
}

const withFieldLabels = (fields: readonly Field[]): Field[] => fields.map(withFieldLabel)

/**
 * A collection whose names, fields, help, values to choose from, kinds of blocks and group in the menu the admin says in the language that the editor
 * chose for it.
 */
export const withLabels = (collection: CollectionConfig): CollectionConfig => {
  const { labels, admin, fields } = collection
  const own = spanish[collection.slug]
  return {
    ...collection,
    fields: withFieldLabels(fields),
    ...(labels && { labels: { singular: both(labels.singular, own?.singular), plural: both(labels.plural, own?.plural) } }),
    ...(admin && { admin: inAdmin(admin) }),
  }
}

/** The same for a global. */
export const withGlobalLabels = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: withFieldLabels(global.fields),
  ...(global.admin && { admin: inAdmin(global.admin) }),
})

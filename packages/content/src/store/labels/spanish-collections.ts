type Label = { readonly singular: string; readonly plural: string }

/** What collections are called in the Spanish admin, by their slugs. */
export const spanishCollections: Readonly<Record<string, Label>> = {
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

/** What the site settings are called. */
export const settingsLabel = { en: 'Site settings', es: 'Ajustes del sitio' } as const

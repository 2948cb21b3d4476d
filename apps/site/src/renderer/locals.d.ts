declare namespace App {
  /** What the pages in `pages/` render. Only the fields of the document that is asked for are there. */
  interface Locals {
    readonly page: import('../page-data/page-data.ts').PageData
    readonly share?: import('../directives/shared-props.ts').Share
    readonly audiences: readonly string[]
    readonly siteUrl: string
    readonly bank: import('../page-data/site-documents.ts').Bank
  }
}

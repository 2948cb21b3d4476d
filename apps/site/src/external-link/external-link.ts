/** Where a link opens: in a new tab, or in place of the page (D-LINK-3). */
export type LinkType = '_blank' | '_self'

/** Whether a visitor is being asked about a link to another website, and which one (LINK-26). */
export type ExternalLink = { readonly isOpen: false } | { readonly isOpen: true; readonly url: string; readonly linkType: LinkType }

export type ExternalLinkAction =
  | { readonly type: 'EXTERNAL_ON'; readonly url: string; readonly linkType?: LinkType | undefined }
  | { readonly type: 'EXTERNAL_OFF' }

/** What every page starts with. */
export const noExternalLink: ExternalLink = { isOpen: false }

/** The two states of the external-link dialog (LINK-19, LINK-25, LINK-26). A link opens in a new tab unless its type says otherwise. */
export const externalLink = (_state: ExternalLink, action: ExternalLinkAction): ExternalLink =>
  action.type === 'EXTERNAL_ON' ? { isOpen: true, url: action.url, linkType: action.linkType ?? '_blank' } : noExternalLink

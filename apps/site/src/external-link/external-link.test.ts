import { describe, expect, it } from 'vitest'
import { externalLink, noExternalLink } from './external-link.ts'

const url = 'https://other.example/path?a=1'

describe('the external-link dialog', () => {
  it('[LINK-26] starts closed', () => {
    expect(noExternalLink).toEqual({ isOpen: false })
  })

  it.each(['_blank', '_self'] as const)('[LINK-19] is opened by EXTERNAL_ON with the address and the link type %s', (linkType) => {
    expect(externalLink(noExternalLink, { type: 'EXTERNAL_ON', url, linkType })).toEqual({ isOpen: true, url, linkType })
  })

  it('[D-LINK-3] takes a link without a type to open in a new tab', () => {
    expect(externalLink(noExternalLink, { type: 'EXTERNAL_ON', url })).toEqual({ isOpen: true, url, linkType: '_blank' })
  })

  it('[LINK-23] [LINK-25] is closed by EXTERNAL_OFF and forgets the address', () => {
    expect(externalLink({ isOpen: true, url, linkType: '_self' }, { type: 'EXTERNAL_OFF' })).toEqual({ isOpen: false })
  })

  it('asks about the newest of two links', () => {
    const open = externalLink(noExternalLink, { type: 'EXTERNAL_ON', url: 'https://first.example/', linkType: '_self' })
    expect(externalLink(open, { type: 'EXTERNAL_ON', url })).toEqual({ isOpen: true, url, linkType: '_blank' })
  })
})

import type { TextFieldServerProps } from 'payload'
import { TitleCount } from './TitleCount.tsx'

type Props = Pick<TextFieldServerProps, 'payload' | 'path'> & { readonly slug: string }

/** Below a field that titles a page: how long the title is with the bank's name, which the settings hold (D-SEO-2). */
export const TitleLength = async ({ payload, path, slug }: Props) => {
  const { bankName } = (await payload.findGlobal({ slug: 'settings', depth: 0 })) as { bankName?: string | null }
  return <TitleCount path={path} slug={slug} bankName={bankName ?? ''} />
}

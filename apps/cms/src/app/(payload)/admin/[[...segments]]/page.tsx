import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { readableList, type Search } from '../../../../addresses/readable-list.ts'
import { config } from '../../../../payload.config.ts'
import { shownRecord } from '../../../../titles/shown-record.ts'
import { tabTitle } from '../../../../titles/tab-title.ts'
import { importMap } from '../import-map.ts'

type Props = { params: Promise<{ segments: string[] }>; searchParams: Promise<Search> }

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> => {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const store = await config
  const { language } = await getNextRequestI18n({ config: store })
  const segments = (await params).segments ?? []
  const payload = await getPayload({ config: store, importMap, cron: true })
  const { user } = await payload.auth({ headers: await headers() })
  const locale = [(await searchParams)['locale']].flat()[0]
  const title = tabTitle(segments, store, language, await shownRecord(payload, { segments, locale, language, user }))
  return title === undefined ? metadata : { ...metadata, title }
}

/** What an address asks for, without what the list of a collection can't be shown by. */
const readableSearch = async ({ params, searchParams }: Props): Promise<Search> => {
  const [[kind, slug, id] = [], search, { collections }] = [(await params).segments, await searchParams, await config]
  const listed = kind === 'collections' && id === undefined ? collections.find((each) => each.slug === slug) : undefined
  return listed ? readableList(listed.flattenedFields, search) : search
}

const Page = ({ params, searchParams }: Props) =>
  RootPage({ config, importMap, params, searchParams: readableSearch({ params, searchParams }) })

export default Page

import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { config } from '../../../../payload.config.ts'
import { importMap } from '../import-map.ts'

type Props = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> => generatePageMetadata({ config, params, searchParams })

const NotFound = ({ params, searchParams }: Props) => NotFoundPage({ config, importMap, params, searchParams })

export default NotFound

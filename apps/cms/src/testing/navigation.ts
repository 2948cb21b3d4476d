import { vi } from 'vitest'

/** The router that components get in tests. */
export const router = { replace: vi.fn<(address: string) => void>(), push: vi.fn<(address: string) => void>() }

/** In place of `next/navigation`: the address is that of the page. One for all tests, because components keep the one that they were loaded with. */
export const navigation = () => ({
  usePathname: () => location.pathname,
  useRouter: () => router,
  useSearchParams: () => location.search,
})

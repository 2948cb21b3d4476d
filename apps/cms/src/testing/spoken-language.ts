/** The language of the admin in component tests, for a mock of its library: test files that share a worker share the first mock, so all read this object. */
export const spoken = { language: 'en' }

/** In place of the store's own buttons to publish and unpublish, which name no version: ours stand above the fields, for everybody who may. */
export const NoPublishButton = () => null

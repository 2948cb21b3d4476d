/** In place of the store's own button to publish, which names no version: “Approve and publish” stands above the fields. */
export const NoPublishButton = () => null

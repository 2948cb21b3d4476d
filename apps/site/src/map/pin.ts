/** The drawing of a pin: three needles that meet over the place that it marks. */
export const pin =
  '<svg viewBox="-14 -34 28 36" aria-hidden="true"><path class="map-pin" d="M0 0C-4-8-12-13-12-21a12 12 0 0 1 24 0c0 8-8 13-12 21z"/><path class="map-needles" d="M0-13.6c-1.4-3.8-1.7-7.5 0-12.8 1.7 5.3 1.4 9 0 12.8zM-.8-13.6C-4.1-15.2-6-18.2-7.1-22.7-3.4-20.4-1.5-17.4-.8-13.6zM.8-13.6C4.1-15.2 6-18.2 7.1-22.7 3.4-20.4 1.5-17.4.8-13.6z"/></svg>'

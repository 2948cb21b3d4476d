/** In per cent of a drawing from its left and its top: where words may stand, and what it is about. */
type Zone = { readonly left: number; readonly upper: number }
type Cut = { readonly focus: readonly [number, number]; readonly words?: Zone }
export type Scene = { readonly plate?: 'left' | 'right'; readonly cuts: Readonly<Record<'' | '-wide' | '-tall', Cut | undefined>> }

const scene = (
  plate: 'left' | 'right' | undefined,
  focus: readonly [number, number],
  wide?: readonly [focus: readonly [number, number], words: Zone],
  tall?: readonly [focus: readonly [number, number], words: Zone],
): Scene => ({
  ...(plate && { plate }),
  cuts: {
    '': { focus },
    '-wide': wide && { focus: wide[0], words: wide[1] },
    '-tall': tall && { focus: tall[0], words: tall[1] },
  },
})

/** Every scene as it was drawn: the corner of its plate and the zones of its cuts. */
export const scenes: Readonly<Record<string, Scene>> = {
  'gulf-dawn': scene(undefined, [72, 46], [[72, 52], { left: 56, upper: 80 }], [[56, 63], { left: 100, upper: 46 }]),
  bayou: scene(undefined, [24, 70]),
  longleaf: scene(undefined, [52, 62]),
  'main-street': scene(undefined, [40, 48]),
  'bridge-dusk': scene(undefined, [44, 68]),
  magnolia: scene(undefined, [45, 54]),
  'bayou-city': scene('right', [54, 72], [[50, 83], { left: 45, upper: 55 }], [[34, 86], { left: 68, upper: 42 }]),
  'hill-bluebonnets': scene('left', [66, 62], [[74, 70], { left: 42, upper: 45 }], [[65, 80], { left: 100, upper: 36 }]),
  'galveston-pier': scene('left', [57, 62], [[57, 68], { left: 40, upper: 52 }], [[36, 76], { left: 100, upper: 42 }]),
  'sawmill-rails': scene('right', [45, 68], [[30, 88], { left: 45, upper: 45 }], [[18, 88], { left: 100, upper: 50 }]),
  'crawfish-pond': scene('left', [54, 66], [[55, 76], { left: 42, upper: 42 }], [[44, 82], { left: 100, upper: 50 }]),
  'ship-channel': scene('right', [44, 68], [[36, 84], { left: 32, upper: 45 }], [[28, 86], { left: 100, upper: 40 }]),
  'cotton-field': scene('left', [62, 56], [[63, 50], { left: 32, upper: 42 }], [[57, 65], { left: 100, upper: 25 }]),
  'storm-front': scene('left', [66, 60], [[70, 62], { left: 40, upper: 42 }], [[68, 68], { left: 55, upper: 30 }]),
  'square-courthouse': scene('right', [56, 62], [[41, 88], { left: 48, upper: 58 }], [[24, 87], { left: 80, upper: 33 }]),
}

import { startCalculator } from './calculator.ts'

startCalculator(window)

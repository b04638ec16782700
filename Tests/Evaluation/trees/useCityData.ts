import type { PickerSelectItem } from "@/types";

/** 城市数据 */
export function useCityData(): Array<PickerSelectItem> {
  return [
    {
      label: "广东省",
      value: 0,
      children: [
        {
          label: "广州市",
          value: 0,
          children: [
            {
              label: "天河区",
              value: 0
            },
            {
              label: "番禺区",
              value: 1
            }
          ]
        },
        {
          label: "深圳市",
          value: 1,
          children: [
            {
              label: "保安区",
              value: 0
            }
          ]
        }
      ]
    }
  ];
}

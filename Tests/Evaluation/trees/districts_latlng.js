export const districts = [
  {
    name: "Thành phố Thủ Đức",
    wards: [
      { name: "Phường Linh Chiểu", latitude: 10.8565, longitude: 106.7815 },
      { name: "Phường Linh Trung", latitude: 10.8652, longitude: 106.7943 },
    ],
  },
  {
    name: "Quận 1",
    wards: [
      { name: "Phường Bến Nghé", latitude: 10.7805, longitude: 106.7035 },
    ],
  },
];
export default districts;

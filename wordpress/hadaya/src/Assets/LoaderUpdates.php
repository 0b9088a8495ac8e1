<?php
/**
 * Updates for the loader.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Prints, as data, what the loader needs and has not received earlier on the page.
 */
final class LoaderUpdates {

	private PrintedSettings $printed;
	private StyleSheets $sheets;

	/** @var string[] */
	private array $told = array();

	public function __construct( PrintedSettings $printed, StyleSheets $sheets ) {
		$this->printed = $printed;
		$this->sheets  = $sheets;
	}

	/**
	 * Prints new islands, those whose settings are now printed, our style sheets, and settings of the replaced plugins.
	 *
	 * @param string[]             $islands Islands that the loader may start.
	 * @param string[]             $ready   Islands whose settings are all printed, since the last time.
	 * @param string               $id      Id of the element.
	 * @param array<string, mixed> $data    What is to be told besides.
	 */
	public function print_all( array $islands, array $ready, string $id, array $data = array() ): void {
		$data      += array_filter(
			array(
				'islands' => array_values( array_diff( $islands, $this->told ) ),
				'printed' => $ready,
				'sheets'  => $this->sheets->names(),
				'globals' => $this->printed->take_globals(),
			)
		);
		$this->told = $islands;
		PageSettings::print_data( (string) wp_json_encode( $data, PageSettings::JSON_FLAGS | JSON_UNESCAPED_SLASHES ), $id );
	}

	/**
	 * The same, but only if there are islands or settings to report.
	 *
	 * @param string[] $islands Islands that the loader may start.
	 * @param string[] $ready   Islands whose settings are all printed, since the last time.
	 * @param string   $id      Id of the element.
	 */
	public function print_more( array $islands, array $ready, string $id ): void {
		if ( array() !== $ready || array() !== array_diff( $islands, $this->told ) ) {
			$this->print_all( $islands, $ready, $id );
		}
	}
}

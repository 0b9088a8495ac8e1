<?php
/**
 * Room for files.
 *
 * @package Hadaya
 */

namespace Hadaya\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * How much room the files of messages may take in all, so that strangers cannot fill the shop's disk.
 */
final class UploadQuota {

	/**
	 * Bytes of all kept files at most.
	 */
	const MOST = 524288000;

	/**
	 * Part of the free disk that is left to everything else.
	 */
	const RESERVE = 0.9;

	/**
	 * Share of the room from which the owner is told.
	 */
	const NEARLY = 0.8;

	private string $folder;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Bytes that the kept files take.
	 *
	 * @return int
	 */
	public function used(): int {
		$used  = 0;
		$names = is_dir( $this->folder ) ? scandir( $this->folder ) : array();
		foreach ( false === $names ? array() : $names as $name ) {
			$path  = $this->folder . '/' . $name;
			$used += is_file( $path ) ? (int) filesize( $path ) : 0;
		}
		return $used;
	}

	/**
	 * Bytes that they may take.
	 *
	 * @return int
	 */
	public static function most(): int {
		/**
		 * Bytes that all files of all messages may take. Beyond it the form takes messages without files. 0 for no limit.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes Limit.
		 */
		$most = (int) apply_filters( 'hadaya_form_quota_bytes', self::MOST );
		return $most > 0 ? $most : PHP_INT_MAX;
	}

	/**
	 * Whether files of a size may be kept.
	 *
	 * @param int $bytes Size.
	 * @return bool
	 */
	public function has_room_for( int $bytes ): bool {
		if ( $this->used() + $bytes > self::most() ) {
			return false;
		}
		$free = function_exists( 'disk_free_space' ) && is_dir( $this->folder ) ? disk_free_space( $this->folder ) : false;
		return false === $free || $bytes <= $free * ( 1 - self::RESERVE );
	}
}

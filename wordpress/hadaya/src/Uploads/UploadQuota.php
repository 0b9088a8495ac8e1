<?php
/**
 * Storage quota.
 *
 * @package Hadaya
 */

namespace Hadaya\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the total size of message files, so that strangers cannot fill the shop's disk.
 */
final class UploadQuota {

	/**
	 * Maximum total size of all stored files, in bytes.
	 */
	const MOST = 524288000;

	/**
	 * Share of the free disk space to reserve for everything else.
	 */
	const RESERVE = 0.9;

	/**
	 * Share of the quota at which the owner is warned.
	 */
	const NEARLY = 0.8;

	private string $folder;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Adds up the sizes of all stored files, in bytes.
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
	 * Returns the maximum total size of all stored files, in bytes; `PHP_INT_MAX` if there is no limit.
	 *
	 * @return int
	 */
	public static function most(): int {
		/**
		 * Filters the maximum total size of the files of all messages, in bytes. Above this size, messages are accepted without files. 0 means no limit.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes Limit.
		 */
		$most = (int) apply_filters( 'hadaya_form_quota_bytes', self::MOST );
		return $most > 0 ? $most : PHP_INT_MAX;
	}

	/**
	 * Checks whether files of a given size fit into the quota and into a tenth of the free disk space.
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

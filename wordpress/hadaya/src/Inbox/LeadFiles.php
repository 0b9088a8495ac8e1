<?php
/**
 * Files of a lead in the inbox.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Uploads\FileKinds;

defined( 'ABSPATH' ) || exit;

/**
 * Lists a lead's files with URLs that only users who may see leads can open. The inbox creates picture previews from the downloaded data, because no
 * file has a URL that a browser would render.
 */
final class LeadFiles {

	/**
	 * Maximum size, in bytes, of a picture for which the inbox shows a preview.
	 */
	const PREVIEWED = 6000000;

	/**
	 * Returns the files of a lead with download URLs for the current user.
	 *
	 * @param Lead $lead Lead.
	 * @return list<array{name: string, label: string, size: string, url: string, picture: string}> Each with `name`, `label`, formatted `size`, `url`
	 * and `picture` (the MIME type, only for a picture with a preview).
	 */
	public function of( Lead $lead ): array {
		$files = array();
		foreach ( $lead->files() as $index => $file ) {
			$size    = (int) ( $file['size'] ?? 0 );
			$files[] = array(
				'name'    => BidiControls::without( (string) $file['name'] ),
				'label'   => BidiControls::without( (string) $file['label'] ),
				'size'    => (string) size_format( $size ),
				'url'     => $this->address( $lead->id(), (int) $index ),
				'picture' => $size <= self::PREVIEWED ? $this->picture( (string) $file['name'] ) : '',
			);
		}
		return $files;
	}

	/**
	 * Returns the download URL of a file, whose nonce is valid only for the current user.
	 *
	 * @param int $id    Id of the lead.
	 * @param int $index Index of the file.
	 * @return string
	 */
	public function address( int $id, int $index ): string {
		$arguments = array(
			'action'   => LeadDownloads::FILE_ACTION,
			'lead'     => $id,
			'file'     => $index,
			'_wpnonce' => wp_create_nonce( LeadDownloads::FILE_ACTION . $id ),
		);
		return add_query_arg( $arguments, admin_url( 'admin-post.php' ) );
	}

	/**
	 * Returns a picture's MIME type, derived from its name; empty for other files. The content was verified before it was stored.
	 *
	 * @param string $name Name of the file.
	 * @return string
	 */
	private function picture( string $name ): string {
		$ending = strtolower( (string) pathinfo( $name, PATHINFO_EXTENSION ) );
		return isset( FileKinds::PICTURES[ $ending ] ) ? image_type_to_mime_type( FileKinds::PICTURES[ $ending ] ) : '';
	}
}

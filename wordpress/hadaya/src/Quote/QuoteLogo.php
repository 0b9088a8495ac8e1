<?php
/**
 * Logo uploaded with a quote request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Http\RateLimit;
use Hadaya\Http\Request;
use Hadaya\Uploads\FileKinds;
use Hadaya\Uploads\UploadQuota;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Validates and stores the buyer's logo, the only file of a request. The rules for all uploads apply: size limits, file signature, and a folder that
 * cannot be listed.
 *
 * @phpstan-import-type LeadFile from \Hadaya\Leads\Lead
 * @phpstan-import-type PostedFile from Uploads
 */
final class QuoteLogo {

	private Uploads $uploads;

	/** @var PostedFile|null */
	private ?array $file = null;

	public function __construct( Uploads $uploads, Request $request ) {
		$this->uploads = $uploads;

		$posted = $request->files( 'logo' );
		$name   = isset( $posted['name'] ) && is_string( $posted['name'] ) ? $posted['name'] : '';
		if ( '' !== $name && UPLOAD_ERR_NO_FILE !== (int) $posted['error'] ) {
			$this->file = array(
				'label' => __( 'Logo', 'hadaya' ),
				'index' => 'logo',
				'name'  => $name,
				'path'  => (string) $posted['tmp_name'],
				'size'  => (int) $posted['size'],
				'error' => (int) $posted['error'],
			);
		}
	}

	/**
	 * Returns the logo as a list of files, by which a resubmission of the same request is recognised; empty without a logo.
	 *
	 * @return list<PostedFile>
	 */
	public function described(): array {
		return null === $this->file ? array() : array( $this->file );
	}

	/**
	 * Returns the reason for rejecting the file, as text for the buyer; empty if the file is valid or there is none.
	 *
	 * @return string
	 */
	public function problem(): string {
		return null === $this->file ? '' : $this->uploads->refusal( $this->file, FileKinds::LOGOS );
	}

	/**
	 * Stores the file if there is space and the visitor's limit allows it.
	 *
	 * @param RateLimit $limit Limits of the visitor.
	 * @return list<LeadFile> Stored files.
	 */
	public function keep( RateLimit $limit ): array {
		$folder = null === $this->file ? null : $this->uploads->folder();
		if ( null === $folder || ! ( new UploadQuota( $folder ) )->has_room_for( $this->file['size'] ) ) {
			return array();
		}
		return $limit->take_files( $this->file['size'] ) ? array_filter( array( $this->uploads->keep( $this->file ) ) ) : array();
	}
}
